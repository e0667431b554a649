import { animateValue } from "framer-motion";
import { useEffect, useRef, useState } from "react";
import { formatDollars } from "./revenue";

const DURATION_MS = 500;

/** A dollar amount that animates to its new value; under reduced motion it changes at once. */
export function RollingAmount({ amount }: { amount: number }) {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);
  // React renders only the first amount. Later amounts are written to the DOM, which saves a render per frame.
  const [first] = useState(() => formatDollars(amount));
  useEffect(() => {
    const show = (value: number) => {
      shown.current = value;
      if (text.current) text.current.textContent = formatDollars(value);
    };
    // Read at each change: the hook of framer-motion does not notice when a visitor changes the preference.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(amount);
    if (shown.current === amount) return;
    const rolling = animateValue({
      keyframes: [shown.current, amount],
      duration: DURATION_MS,
      ease: "easeOut",
      onUpdate: show,
    });
    return () => rolling.stop();
  }, [amount]);
  return <span ref={text}>{first}</span>;
}
