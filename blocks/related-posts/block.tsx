import { PostCard } from "../../renderer/ui/post-card";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { RelatedPostsProps } from "./props.gen";

/** Articles to read next. */
export default function RelatedPosts({ heading, posts }: RelatedPostsProps) {
  return (
    <>
      <SectionHeading heading={heading} />
      <ul className="mt-10 grid gap-x-8 gap-y-12 min-[52rem]:grid-cols-3">
        {posts.map((post) => (
          <li key={post.href}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </>
  );
}
