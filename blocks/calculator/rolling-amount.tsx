import { animateValue, useReducedMotion } from "framer-motion";
import { useEffect, useRef, useState } from "react";
import { dollars } from "./revenue";

const DURATION = 500;

/** A dollar amount that rolls to its new value; under reduced motion it just changes. */
export function RollingAmount({ amount }: { amount: number }) {
  const reducedMotion = useReducedMotion();
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);
  // React renders the first amount only. Later ones are written to the text, which saves a render for each frame.
  const [first] = useState(() => dollars(amount));
  useEffect(() => {
    const show = (value: number) => {
      shown.current = value;
      if (text.current) text.current.textContent = dollars(value);
    };
    if (reducedMotion) return show(amount);
    if (shown.current === amount) return;
    const rolling = animateValue({
      keyframes: [shown.current, amount],
      duration: DURATION,
      ease: "easeOut",
      onUpdate: show,
    });
    return () => rolling.stop();
  }, [amount, reducedMotion]);
  return <span ref={text}>{first}</span>;
}
