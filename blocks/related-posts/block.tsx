import { PostCard } from "../../renderer/ui/post-card";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { RelatedPostsProps } from "./props.gen";

/** Articles to read next, in three columns, or each in a row on a tablet. */
export default function RelatedPosts({ heading, posts }: RelatedPostsProps) {
  return (
    <>
      <SectionHeading heading={heading} />
      <ul className="mt-10 grid gap-x-8 gap-y-12 min-[52rem]:grid-cols-3">
        {posts.map((post) => (
          <li
            key={post.href}
            className="sm:max-[52rem]:*:flex-row sm:max-[52rem]:*:gap-8 sm:max-[52rem]:*:*:flex-1"
          >
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </>
  );
}
