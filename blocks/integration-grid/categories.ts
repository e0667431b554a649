import type { IntegrationGridProps } from "./props.gen";

type Integration = IntegrationGridProps["items"][number];

/** Services of one kind, in the order of the content. */
export interface Category {
  name: string;
  items: Integration[];
}

/** Groups services by category. Categories are in the order in which they first appear. */
export function categoriesOf(items: readonly Integration[]): Category[] {
  const categories = new Map<string, Integration[]>();
  for (const item of items) categories.set(item.category, [...(categories.get(item.category) ?? []), item]);
  return [...categories].map(([name, members]) => ({ name, items: members }));
}
