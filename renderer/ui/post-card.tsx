import type { PostSummary } from "../../schema/shapes.gen";
import { Cover } from "./cover";

/** Author, date and read time in one line. */
export function PostFacts({ authorName, publishedAt, publishedOn, readMinutes }: PostSummary) {
  return (
    <p className="tone-muted text-sm">
      {authorName} · <time dateTime={publishedAt}>{publishedOn}</time> · {readMinutes} min read
    </p>
  );
}

/** An article as a card. Its title is an h3 with a link whose target area covers the card. */
export function PostCard(post: PostSummary) {
  return (
    <article className="relative flex h-full flex-col gap-5">
      <Cover name={post.image} className="rounded-card" />
      <div className="flex flex-1 flex-col gap-2.5">
        <p className="font-semibold text-sm tone-signal">{post.category}</p>
        <h3 className="text-xl">
          <a href={post.href} className="post-card-link">
            {post.title}
          </a>
        </h3>
        <p className="tone-muted">{post.excerpt}</p>
        <div className="mt-auto pt-1">
          <PostFacts {...post} />
        </div>
      </div>
    </article>
  );
}
