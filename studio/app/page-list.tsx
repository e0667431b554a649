import { type FormEvent, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { PageEntry, SiteOffers } from "../api";
import { draftOf } from "./editor/journal";
import { ask, type CallError } from "./server";

/** `pages/features/sms.json` → `/pages/features/sms`: the page's place in the studio. */
const placeOf = (file: string): string => `/${file.replace(/\.json$/, "")}`;

/** Pages by the first part of their address, those at the top first. */
function sections(pages: readonly PageEntry[]): [name: string, pages: PageEntry[]][] {
  const found = new Map<string, PageEntry[]>([["", []]]);
  for (const page of pages) {
    const [, folder = "", ...rest] = page.file.split("/");
    const name = rest.length > 0 ? folder : "";
    found.set(name, [...(found.get(name) ?? []), page]);
  }
  return [...found];
}

function NewPage({ templates, onNew }: { templates: readonly string[]; onNew: () => void }) {
  const [failed, setFailed] = useState("");
  const navigate = useNavigate();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    ask<{ file: string }>("POST pages", form).then(
      ({ file }) => {
        onNew();
        navigate(placeOf(file));
      },
      (error: CallError) => setFailed(error.message),
    );
  };
  return (
    <form className="new-page" onSubmit={create}>
      <h2>New page</h2>
      <label>
        Address
        <input
          name="route"
          className="input"
          required
          placeholder="/features/call-queues"
          autoComplete="off"
        />
      </label>
      <label>
        Begin with
        <select name="template" className="input" defaultValue={templates[0]}>
          {templates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-primary button-small">
        Create page
      </button>
      <p role="alert" className="failure">
        {failed}
      </p>
    </form>
  );
}

/** All pages of the site, and a form for a new one. */
export function PageList({ offers, onNew }: { offers: SiteOffers; onNew: () => void }) {
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    document.title = "Pages · Pingo studio";
  }, []);
  const words = wanted.toLowerCase();
  const pages = offers.pages.filter(({ name, route, title }) =>
    `${name} ${route} ${title}`.toLowerCase().includes(words),
  );
  return (
    <main className="page-list">
      <h1>Pages</h1>
      <input
        type="search"
        className="input"
        aria-label="Search pages"
        placeholder="Search by name or address"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className="page-list-columns">
        <div>
          {sections(pages).map(([name, found]) => (
            <section key={name} hidden={found.length === 0} aria-label={name || "Top of the site"}>
              <h2>{name.replace(/^./, (letter) => letter.toUpperCase()) || "Top of the site"}</h2>
              <ul>
                {found.map((page) => (
                  <li key={page.file}>
                    <Link to={placeOf(page.file)}>{page.name}</Link>
                    <span>{page.isTemplate ? `${page.route} and others like it` : page.route}</span>
                    {draftOf(page.file) && <em>not saved yet</em>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {pages.length === 0 && <p>No page has these words.</p>}
        </div>
        <NewPage templates={offers.templates} onNew={onNew} />
      </div>
    </main>
  );
}
