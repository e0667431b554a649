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
  const { readings, inWords, isSaved } = useForm();
  const reads = (name: string): string => readings.get(name) ?? inWords(String(content[name] ?? ""));
  const own = typeof content.shareImage === "string" ? content.shareImage : undefined;
  return (
    <div className="looks">
      <h3>In search results</h3>
      <div className="look">
        <p className="look-address">pingo{trail(entry.route ?? "")}</p>
        <p className="look-title">{reads("title")}</p>
        <p className="look-words">{reads("description")}</p>
      </div>
      <h3>Where it is shared</h3>
      <div className="look">
        {/* What is drawn shows the saved title: it is asked for again once that has changed. */}
        <img key={String(isSaved)} src={own ?? entry.shareImage} alt={reads("shareImageAlt")} />
        <p className="look-title">{reads("title")}</p>
        <p className="look-words">{reads("description")}</p>
      </div>
    </div>
  );
}
