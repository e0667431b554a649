/** A text that is kept until the tab is closed. Where the visitor denies storage, or it is full, nothing is kept. */
export const sessionNote = (key: string) => ({
  /** Empty where nothing is kept. */
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  /** False where it cannot be kept. */
  write(text: string): boolean {
    try {
      sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});
