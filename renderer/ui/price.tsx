const SIZES = {
  medium: { price: "text-3xl", listPrice: "text-lg" },
  large: { price: "text-4xl", listPrice: "text-xl" },
} as const;

/** Props of a price; with `listPrice` there is a discount, and `price` is the amount to pay. */
export interface PriceProps {
  price: string;
  listPrice?: string | undefined;
  size?: keyof typeof SIZES;
}

/** A price, after the list price that it replaces. Visually hidden words distinguish the two for screen readers. */
export function Price({ price, listPrice, size = "medium" }: PriceProps) {
  return (
    <>
      {listPrice && (
        <s className={`${SIZES[size].listPrice} tone-missed`}>
          <span className="sr-only">List price </span>
          {listPrice}
        </s>
      )}
      <span className={`font-bold font-display tracking-tight ${SIZES[size].price}`}>
        {listPrice && <span className="sr-only">now </span>}
        {price}
      </span>
    </>
  );
}

/** A short text beside a price, such as 60% OFF. */
export function PriceBadge({ text }: { text: string }) {
  return <span className="tag border-transparent bg-sun text-ink">{text}</span>;
}
