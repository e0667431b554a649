import { useState } from "react";
import { VISUALS_FOLDER } from "../../../schema/schema-parts";
import type { Choice, FactOffer } from "../../api";
import { Dialog, GALLERY_WIDTH, PICTURE_GRID, PictureCard, usePick } from "../dialog";
import { blocksOf } from "../editor/state";
import { useEditor } from "../editor-context";
import { Button, UnpublishedBadge } from "../elements";
import { summaryOf } from "../json-edit";
import { SearchField, search } from "../search-field";
import { useSite } from "../site";
import { parseAddress } from "./parse-address";

/** A dialog that lists all icons by picture. */
export function IconPicker({ onPick }: { onPick: (name: string) => void }) {
  const { icons } = useSite();
  const [query, setQuery] = useState("");
  const pick = usePick(onPick);
  const found = search(Object.entries(icons), query, ([name]) => [name]);
  return (
    <Dialog title="Choose an icon">
      <SearchField
        label="Search icons"
        placeholder="phone, clock, shield …"
        {...{ query, setQuery, found }}
        onPick={([name]) => pick(name)}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1">
        {found.map(([name, address]) => (
          <li key={name}>
            <button
              type="button"
              className="grid w-full justify-items-center gap-1 rounded-inner px-1 py-2.5 text-[0.75rem] hover:bg-signal-soft"
              onClick={() => pick(name)}
            >
              <img src={address} alt="" className="size-6" />
              {name.replaceAll("-", " ")}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A dialog that lists the pictures of the product. */
export function VisualPicker({ onPick }: { onPick: (kind: string) => void }) {
  const { pictures } = useSite();
  const [query, setQuery] = useState("");
  const pick = usePick(onPick);
  const found = search(pictures, query, ({ title, description }) => [title, description]);
  return (
    <Dialog title="Choose a picture" width={GALLERY_WIDTH}>
      <p>Each is drawn from its own content, which you write afterwards.</p>
      <SearchField
        label="Search pictures"
        placeholder="call, inbox, chart …"
        {...{ query, setQuery, found }}
        onPick={({ name }) => pick(name)}
      />
      <ul className={PICTURE_GRID}>
        {found.map(({ name, title, description }) => (
          <PictureCard
            key={name}
            {...{ title, description }}
            folder={`${VISUALS_FOLDER}/${name}`}
            onPick={() => pick(name)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface FactPickerProps {
  /** Token to replace; its fact is listed first. */
  currentToken?: string;
  onPick: (token: string) => void;
}

/** A dialog that lists the facts, to insert one into a text as a token. */
export function FactPicker({ currentToken, onPick }: FactPickerProps) {
  const { facts } = useSite();
  const [query, setQuery] = useState("");
  const pick = usePick(onPick);
  const isCurrent = ({ tokens }: FactOffer): boolean => tokens.some(({ token }) => token === currentToken);
  const found = search(
    facts
      .filter((fact) => fact.isForTexts || isCurrent(fact))
      .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a))),
    query,
    ({ group, label, about, tokens }) => [
      label,
      group,
      about,
      ...tokens.flatMap(({ token, reads }) => [token, reads]),
    ],
  );
  return (
    <Dialog title={currentToken === undefined ? "Insert a fact" : "Change the fact"}>
      <p>
        Prices and limits are never typed, so that each page shows what they are today. Of several forms take
        the one that your sentence needs.
      </p>
      <SearchField
        label="Search facts"
        placeholder="price, trial, countries …"
        advice="To add a fact, ask the person who maintains the facts."
        {...{ query, setQuery, found }}
        onPick={({ tokens: [first] }) => first && pick(first.token)}
      />
      <ul>
        {found.map(({ group, label, tokens }) => (
          <li
            key={tokens[0]?.token}
            className="grid grid-cols-[12rem_1fr] items-baseline gap-x-4 gap-y-1 max-[40rem]:grid-cols-1 border-line border-t p-2"
          >
            <span>
              {label} <small className="block text-muted">{group}</small>
            </span>
            <span className="flex flex-wrap gap-1.5">
              {tokens.map(({ token, reads }) => (
                <button
                  key={token}
                  type="button"
                  className="rounded-lg border border-line px-2.5 py-1 text-left first:font-semibold hover:bg-sunken aria-[current]:bg-signal-soft"
                  aria-label={`${label}, ${reads}`}
                  aria-current={token === currentToken || undefined}
                  onClick={() => pick(token)}
                >
                  {reads}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface LinkPickerProps {
  /** Address of the link that is changed. */
  current?: string | undefined;
  onPick: (page: Choice) => void;
}

/** A dialog that lists what to link to, the named blocks of the edited page first; any other address can be typed. */
export function LinkPicker({ current, onPick }: LinkPickerProps) {
  const { choices, files } = useSite();
  const { state, resolveTokens } = useEditor();
  const here = blocksOf(state.content).flatMap(({ anchor, props }): Choice[] =>
    anchor ? [{ value: `#${anchor}`, label: resolveTokens(summaryOf(props)) }] : [],
  );
  const unpublished = files.flatMap(({ isPublished, route, name }): Choice[] =>
    isPublished || !route ? [] : [{ value: route, label: name }],
  );
  const isPart = ({ value }: Choice) => value.includes("#");
  const others = [...(choices.address ?? []), ...unpublished];
  const pages = [...here, ...others.toSorted((a, b) => Number(isPart(a)) - Number(isPart(b)))];
  const [query, setQuery] = useState("");
  const pick = usePick(onPick);
  const known = search(pages, query, ({ value, label }) => [label, value]);
  const other = parseAddress(query.trim());
  const isKnown = pages.some(({ value }) => value === other);
  const found = other && !isKnown ? [{ value: other, label: query.trim() }, ...known] : known;
  return (
    <Dialog title="Where does the link lead?">
      <SearchField
        label="Search pages, or write an address"
        placeholder="pricing, or https://example.com"
        advice="Another site begins with https://. A block of this page needs a name for links."
        {...{ query, setQuery, found }}
        onPick={pick}
      />
      {current !== undefined && (
        <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
          Now it leads to {current}
          <Button onClick={() => pick({ value: "", label: "" })}>No link, only the words</Button>
        </p>
      )}
      <ul>
        {found.map((page) => (
          <li key={page.value}>
            <button
              type="button"
              className="grid w-full grid-cols-[3fr_2fr] gap-x-4 max-[40rem]:grid-cols-1 border-line border-t p-2 text-left hover:bg-sunken"
              onClick={() => pick(page)}
            >
              <b>{page.label}</b>
              <span>
                {page.value} {unpublished.includes(page) && <UnpublishedBadge />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
