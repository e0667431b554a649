import { Cover } from "../../renderer/ui/cover";
import { PostCard, PostFacts } from "../../renderer/ui/post-card";
import type { PostSummary } from "../../schema/shapes.gen";
import type { BlogIndexProps } from "./props.gen";

/** Maximum number of articles in the grid below the featured one (spec, section 2, Blog). */
const MAX_LATEST_POSTS = 5;

function FeaturedPost(post: PostSummary) {
  return (
    <article className="relative flex flex-col overflow-hidden card rounded-[calc(var(--radius-card)+0.25rem)] lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center">
      <Cover name={post.image} className="lg:aspect-auto lg:h-full lg:min-h-96" />
      <div className="p-6 sm:p-8 lg:p-10">
        <p className="font-semibold text-sm tone-signal">{post.category}</p>
        <h2 className="mt-3 text-3xl">
          <a href={post.href} className="post-card-link">
            {post.title}
          </a>
        </h2>
        <p className="mt-4 text-lg tone-muted">{post.excerpt}</p>
        <div className="mt-6">
          <PostFacts {...post} />
        </div>
      </div>
    </article>
  );
}

/** The blog's front page: heading, featured article (the newest if none is marked), and the latest other articles. */
export default function BlogIndex({ heading, intro, latestHeading, posts }: BlogIndexProps) {
  const featured = posts.find((post) => post.featured) ?? posts[0];
  const latest = posts.filter((post) => post !== featured).slice(0, MAX_LATEST_POSTS);
  return (
    <>
      <div className="max-w-[46rem]">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-5 text-lg tone-muted">{intro}</p>
      </div>
      <div className="mt-10 lg:mt-14">{featured && <FeaturedPost {...featured} />}</div>
      {latest.length > 0 && (
        <>
          <h2 className="mt-16 text-2xl lg:mt-20">{latestHeading}</h2>
          {/* Two large cards above three smaller ones, so that five fill the grid; in two columns, the fifth one is a row. */}
          <ul className="parts-tall mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
            {latest.map((post) => (
              <li
                key={post.href}
                className="sm:max-lg:odd:last:col-span-full sm:max-lg:odd:last:*:flex-row sm:max-lg:odd:last:*:gap-8 sm:max-lg:odd:last:*:*:flex-1 lg:col-span-2 lg:nth-[-n+2]:col-span-3"
              >
                <PostCard {...post} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
