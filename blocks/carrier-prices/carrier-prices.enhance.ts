/**
 * The country lives in the address (#india), so that it survives a reload, Back and Forward: presses the button of the
 * country that it names, on arrival and when the name changes; without a name, that of the first country.
 */
export default function pressCountryOfAddress(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-country]")];
  const first = buttons.find(({ ariaPressed }) => ariaPressed === "true");
  const press = () => {
    const id = location.hash.slice(1);
    const button = id === "" ? first : buttons.find(({ dataset }) => dataset.country === id);
    if (button?.ariaPressed === "false") button.click();
  };
  press();
  addEventListener("hashchange", press);
}
