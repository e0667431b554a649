import { useContext } from "react";
import type { Action, Button } from "../../schema/shapes.gen";
import { SiteContext, type SiteLinks } from "./site-context";
import { relOf } from "./text-link";

/**
 * Returns the address of an action; undefined for an action of kind `none`, unless it is a call to action and the site
 * links these to sign-up (`inertCallsToAction` in data/site.json).
 */
export function actionAddress(action: Action, links: SiteLinks): string | undefined {
  switch (action.kind) {
    case "link":
      return action.to;
    case "signup":
      return action.plan ? `${links.signup}?plan=${action.plan}` : links.signup;
    case "login":
      return links.login;
    case "dial":
      return `tel:${links.phone}`;
    case "mail":
      return `mailto:${links.email}`;
    case "none":
      return action.callToAction && links.inertCallsToAction === "signup" ? links.signup : undefined;
  }
}

interface ActionButtonProps {
  button: Button;
  variant?: "primary" | "secondary";
  small?: boolean;
  className?: string;
}

/** A button or link for an action of the page JSON. An action of kind `none` is a button that does nothing. */
export function ActionButton({ button, variant = "primary", small, className }: ActionButtonProps) {
  const address = actionAddress(button.action, useContext(SiteContext));
  const size = small && "button-small";
  const shared = {
    className: ["button", `button-${variant}`, size, className].filter(Boolean).join(" "),
    "data-event": button.event,
    children: button.label,
  };
  if (address === undefined) return <button type="button" {...shared} />;
  return <a href={address} rel={button.action.kind === "link" ? relOf(address) : undefined} {...shared} />;
}

/** Buttons of a block side by side, on a phone as wide as the row; the first one is the primary action. */
export function ButtonRow({ buttons, className = "" }: { buttons: readonly Button[]; className?: string }) {
  return (
    <div className={`${className} flex flex-wrap gap-3 max-[30rem]:*:grow`.trim()}>
      {buttons.map((button, index) => (
        <ActionButton key={button.label} button={button} variant={index === 0 ? "primary" : "secondary"} />
      ))}
    </div>
  );
}
