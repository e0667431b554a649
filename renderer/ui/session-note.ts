/** A text that is stored until the tab is closed. If the visitor denies storage, or it is full, nothing is stored. */
export const createSessionNote = (key: string) => ({
  /** Returns the stored text; empty if there is none. */
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  /** Stores a text; returns false if that fails. */
  write(text: string): boolean {
    try {
      sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});
