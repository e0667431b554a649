import { ActionButton } from "../../renderer/ui/action-button";
import { Contents } from "../../renderer/ui/contents";
import { Cover } from "../../renderer/ui/cover";
import { headingsOf, Markdown } from "../../renderer/ui/markdown";
import { PostFacts } from "../../renderer/ui/post-card";
import { TextLink } from "../../renderer/ui/text-link";
import { initials } from "../../renderer/ui/visuals/parts/avatar";
import type { PostArticle } from "../../schema/shapes.gen";
import type { BlogPostProps } from "./props.gen";

function AuthorCard({ name, role, bio }: PostArticle["author"]) {
  return (
    <aside aria-label="About the author" className="card flex gap-5 p-6 max-[20rem]:flex-col">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-ink font-bold font-display text-surface"
      >
        {initials(name)}
      </span>
      <div>
        <p className="font-bold font-display text-lg">{name}</p>
        <p className="text-sm tone-muted">{role}</p>
        <p className="mt-2 tone-muted">{bio}</p>
      </div>
    </aside>
  );
}

function Sources({ sources }: Pick<PostArticle, "sources">) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ol className="mt-3 list-decimal space-y-1.5 pl-5 text-sm tone-muted">
        {sources.map(({ title, url }) => (
          <li key={title}>{url ? <TextLink to={url}>{title}</TextLink> : title}</li>
        ))}
      </ol>
    </section>
  );
}

/** A whole article: heading and cover, contents beside the text, then tags, sharing, sources and author. */
export default function BlogPost({ back, share, post }: BlogPostProps) {
  const { summary, author, body, tags, sources } = post;
  return (
    <>
      <header className="max-w-[52rem]">
        {back && <TextLink {...back} className="mt-4 inline-block lg:mt-0" />}
        <p className="mt-6 font-semibold text-sm tone-signal">{summary.category}</p>
        <h1 className="mt-3 text-4xl">{summary.title}</h1>
        <p className="mt-5 text-lg tone-muted">{summary.excerpt}</p>
        <div className="mt-5">
          <PostFacts {...summary} />
        </div>
      </header>
      <Cover name={summary.image} className="mt-10 rounded-card max-md:aspect-5/3 md:aspect-21/9" />
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents headings={headingsOf(body).filter(({ level }) => level === 2)} />
        <div className="min-w-0 max-w-(--container-prose)">
          <Markdown text={body} className="blog-post-body parts text-[1.125rem] leading-[1.65]" anchors />
          <h2 className="sr-only">Tags</h2>
          <ul className="mt-12 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="tag">
                {tag}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
            {share.map((button) => (
              <ActionButton key={button.label} button={button} variant="secondary" small />
            ))}
          </div>
          <div className="mt-12 space-y-10">
            <Sources sources={sources} />
            <AuthorCard {...author} />
          </div>
        </div>
      </div>
    </>
  );
}
