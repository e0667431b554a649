import { Icon } from "../../icon.server";

/** The assistant's name. A person with this name is drawn in violet, a color that nobody else has (design.md). */
export const ASSISTANT = "Dlores";

const SIZES = {
  tiny: "size-5 text-[0.5625rem]",
  small: "size-6 text-[0.625rem]",
  medium: "size-9 text-xs",
} as const;

const TINTS = ["bg-signal-soft text-signal-strong", "bg-sun-soft text-ink", "bg-ink text-paper"] as const;

/** Returns the first letters of the first and the last word: `Marta Ruiz` → `MR`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

/** Returns the tint of a name, which is the same in every picture. */
function tintOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

interface AvatarProps {
  name: string;
  size?: keyof typeof SIZES;
  /** Whether the person is outside the team: gray. */
  isOutside?: boolean;
}

/** A round avatar with initials. Dlores is violet. */
export function Avatar({ name, size = "medium", isOutside }: AvatarProps) {
  const shape = `grid shrink-0 place-items-center rounded-full font-semibold leading-none ${SIZES[size]}`;
  if (name === ASSISTANT) {
    return (
      <span className={`${shape} bg-dlores text-surface`}>
        <Icon name="sparkles" className="size-[55%]" />
      </span>
    );
  }
  return <span className={`${shape} ${isOutside ? "bg-sunken" : tintOf(name)}`}>{initials(name)}</span>;
}
