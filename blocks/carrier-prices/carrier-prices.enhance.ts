/**
 * Presses the button of the country that the address names (#india), on arrival and when the name changes: the island
 * starts at the first press. Once it runs, it follows the address itself.
 */
export default function pressCountryOfAddress(root: HTMLElement): void {
  const press = () => {
    if (root.querySelector("[data-hydrated]")) return;
    const id = location.hash.slice(1);
    const buttons = root.querySelectorAll<HTMLButtonElement>("[data-country]");
    const button = [...buttons].find(({ dataset }) => dataset.country === id);
    if (button?.ariaPressed === "false") button.click();
  };
  press();
  addEventListener("hashchange", press);
}
