import { Link } from "react-router-dom";
import type { JsonPath } from "../../../schema/json-document";
import type { Finding, SiteOffers } from "../../api";
import { isShown } from "../fields/form-context";
import { addressOf, nameOf } from "../file-list";

interface ToMendProps {
  offers: SiteOffers;
  findings: readonly Finding[];
  onGo: (path: JsonPath) => void;
}

/** All that is to mend on the page, and on others because of it. */
export function ToMend({ offers, findings, onGo }: ToMendProps) {
  const shown = findings.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <details className="entry flex-none border-missed bg-missed-soft">
      <summary>
        <span className="entry-name">{shown.length} to mend</span>{" "}
        <span className="entry-words">Before it is handed in</span>
      </summary>
      <ul>
        {shown.map(({ path, elsewhere, where, message, rule }) => (
          <li key={`${rule} ${where} ${message}`} className="py-1.5 text-sm">
            {path && (
              <button type="button" className="link text-start" onClick={() => onGo(path)}>
                {where || "This page"}
              </button>
            )}
            {elsewhere && (
              <Link to={addressOf(elsewhere.file)} state={elsewhere.path} className="link text-start">
                {nameOf(offers, elsewhere.file)}: {where}
              </Link>
            )}
            {!path && !elsewhere && <strong>{where}</strong>}
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
