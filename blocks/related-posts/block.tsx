import { PostCard } from "../../renderer/ui/post-card";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { RelatedPostsProps } from "./props.gen";

/** Articles to read next. */
export default function RelatedPosts({ heading, posts }: RelatedPostsProps) {
  return (
    <>
      <SectionHeading heading={heading} />
      <ul className="related-posts mt-10">
        {posts.map((post) => (
          <li key={post.href}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </>
  );
}
