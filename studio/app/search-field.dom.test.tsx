import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { SearchField } from "./search-field";

const ICONS = ["bell", "bell-off", "phone"];
const picked: string[] = [];

/** A search for icons. */
function Held() {
  const [query, setQuery] = useState("");
  return (
    <SearchField
      label="Search"
      placeholder=""
      advice="Try another."
      {...{ query, setQuery }}
      found={ICONS.filter((name) => name.includes(query))}
      onPick={(name) => picked.push(name)}
    />
  );
}

it("takes the first result of a query on Enter, and announces that there is none", async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.type(screen.getByRole("searchbox"), "{Enter}");
  expect(picked).toEqual([]);
  await user.type(screen.getByRole("searchbox"), "bell{Enter}");
  expect(picked).toEqual(["bell"]);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await user.type(screen.getByRole("searchbox"), "s{Enter}");
  expect(picked).toEqual(["bell"]);
  expect(status.textContent).toBe("Nothing has these words. Try another.");
});
