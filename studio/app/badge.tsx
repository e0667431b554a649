/** Text of the badge, which the search finds too. */
export const NOT_PUBLISHED = "not published";

/** Status of an entry, such as “not published”. */
export const StatusBadge = ({ words }: { words: string }) => (
  <em className="flex-none rounded-full bg-sun-soft px-2.5 font-semibold text-[0.8125rem] not-italic">
    {words}
  </em>
);

/** Badge for an unpublished page or article. */
export const UnpublishedBadge = () => <StatusBadge words={NOT_PUBLISHED} />;
