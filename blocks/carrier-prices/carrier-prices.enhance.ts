/**
 * Clicks the button of the country in the address (#india), on arrival and when the hash changes; without a hash, the
 * button of the first country. Thus the selected country survives a reload, Back and Forward.
 */
export default function selectCountryFromHash(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-country]")];
  const first = buttons.find(({ ariaPressed }) => ariaPressed === "true");
  const selectFromHash = () => {
    const id = location.hash.slice(1);
    const button = id === "" ? first : buttons.find(({ dataset }) => dataset.country === id);
    if (button?.ariaPressed === "false") button.click();
  };
  selectFromHash();
  addEventListener("hashchange", selectFromHash);
}
