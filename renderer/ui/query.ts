/** Parses an absolute URL; undefined if it is invalid. Safari before 17 lacks `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns an address with additional query parameters. Its own query stays as it is written, including a parameter that
 * it already sets; its fragment stays last. Empty values are left out.
 */
export function addQueryParameters(
  url: URL,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const added = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value && !url.searchParams.has(name)) added.set(name, value);
  }
  const result = new URL(url);
  result.search = [url.search.slice(1), added].filter(String).join("&");
  return result.href;
}
