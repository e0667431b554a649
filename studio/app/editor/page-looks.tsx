import type { JsonObject } from "../../../schema/json-document";
import type { FileEntry } from "../../api";
import { useForm } from "../fields/form-context";

/** `/features/sms-messaging` → `› features › sms-messaging`, as search results write addresses. */
const trail = (route: string): string =>
  route
    .split("/")
    .filter(Boolean)
    .map((part) => ` › ${part}`)
    .join("");

/** What a page looks like where people meet it first: among search results, and where somebody shares it. */
export function PageLooks({ content, entry }: { content: JsonObject; entry: FileEntry }) {
  const { looks, isSaved } = useForm();
  if (!looks || entry.shareImage === undefined) return null;
  const { shareImage = entry.shareImage, shareImageAlt = "" } = content;
  return (
    <div className="looks">
      <h3>In search results</h3>
      <div className="look">
        <p className="look-address">pingo{trail(entry.route ?? "")}</p>
        <p className="look-title">{looks.title}</p>
        <p className="look-words">{looks.description}</p>
      </div>
      <h3>Where it is shared</h3>
      <div className="look">
        {/* What is drawn shows the saved title: it is asked for again once that has changed. */}
        <img key={String(isSaved)} src={String(shareImage)} alt={String(shareImageAlt)} />
        <p className="look-title">{looks.title}</p>
        <p className="look-words">{looks.description}</p>
      </div>
    </div>
  );
}
