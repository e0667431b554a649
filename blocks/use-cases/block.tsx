import { Icon, RoleIcon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { relOf } from "../../renderer/ui/text-link";
import type { UseCasesProps } from "./props.gen";

type UseCase = UseCasesProps["items"][number];

/** One row of the index. Its link covers the whole row, so that the target is large. */
function Row({ icon, title, text, link }: UseCase) {
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-(--tone-line) border-t py-7 max-[20rem]:grid-cols-1">
      <RoleIcon name={icon} className="mt-1 size-6" />
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="tone-muted mt-1.5">{text}</p>
        {link && (
          <a
            href={link.to}
            rel={relOf(link.to)}
            className="mt-3 inline-flex items-center gap-1.5 font-semibold text-(--tone-signal-strong) decoration-[1.5px] underline-offset-[0.22em] after:absolute after:inset-0 group-hover:underline"
          >
            {link.label}
            <Icon
              name="arrow-right"
              className="size-4 transition-[translate] duration-160 ease-out group-hover:translate-x-1"
            />
          </a>
        )}
      </div>
    </li>
  );
}

/** Audiences or uses of the product, as an index in two columns between hairlines. */
export default function UseCases({ heading, intro, items }: UseCasesProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-x-16 md:grid-cols-2">
        {items.map((item) => (
          <Row key={item.title} {...item} />
        ))}
      </ul>
    </>
  );
}
