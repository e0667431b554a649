import type { IconName, SharedInboxVisual } from "../../../../schema/shapes.gen";
import { Icon, IconDisc } from "../../icon.server";
import { Avatar } from "../parts/avatar";
import { VisualFrame, WindowBar } from "../visual-frame";

type Thread = SharedInboxVisual["threads"][number];

const CHANNELS: Record<Thread["channel"], IconName> = {
  call: "phone-incoming",
  missed: "phone-missed",
  sms: "message-square",
  voicemail: "voicemail",
};

/** One conversation in the list. A narrow picture shows only its channel and whether it is unread. */
function ThreadRow({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const { name, preview, channel, time, isUnread, assignee } = thread;
  return (
    <li className={`relative flex gap-2.5 px-3.5 py-3 @md:pr-3 @md:pl-4 ${isOpen ? "bg-surface" : ""}`}>
      {isOpen && <span className="absolute inset-y-0 left-0 w-[3px] bg-signal" />}
      <Icon
        name={CHANNELS[channel]}
        className={`mt-0.5 size-4 ${channel === "missed" ? "text-missed" : "text-muted"}`}
      />
      {isUnread && (
        <span className="absolute top-2.5 left-7 size-2 rounded-full bg-signal ring-2 ring-paper @md:hidden" />
      )}
      <div className="hidden min-w-0 flex-1 text-xs @md:block">
        <p className="flex items-baseline gap-1.5">
          <span
            className={`min-w-0 flex-1 truncate text-[0.8125rem] ${isUnread ? "font-bold" : "font-medium"}`}
          >
            {name}
          </span>
          <span className="tabular text-[0.6875rem] text-muted">{time}</span>
        </p>
        <p className="mt-0.5 flex h-5 items-center gap-1.5 text-muted">
          <span className="min-w-0 flex-1 truncate">{preview}</span>
          {isUnread && <span className="size-2 shrink-0 rounded-full bg-signal" />}
          {assignee && !isUnread && <Avatar name={assignee} size="tiny" />}
        </p>
      </div>
    </li>
  );
}

/** The open conversation: the customer's message, the team's internal note, and the reply. */
function OpenThread({ threads, message, note, assignment, reply }: SharedInboxVisual) {
  const [open] = threads;
  return (
    <div className="flex min-w-0 flex-1 flex-col border-line border-l">
      <div className="flex items-center gap-2.5 border-line border-b px-4 py-2.5">
        <p className="min-w-0 flex-1 truncate font-semibold">{open?.name}</p>
        {open?.assignee && (
          <span className="flex items-center gap-1.5 rounded-full border border-line py-0.5 pr-2.5 pl-0.5 font-medium text-xs">
            <Avatar name={open.assignee} size="tiny" />
            {open.assignee}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-4 text-[0.8125rem] leading-snug">
        <p className="mr-6 rounded-inner bg-sunken px-3 py-2 forced-colors:border">{message}</p>
        <p className="flex items-center gap-1.5 text-muted text-xs">
          <Icon name="user-check" className="size-3.5" />
          {assignment}
        </p>
        <div className="rounded-inner bg-sun-soft px-3 py-2 forced-colors:border">
          <p className="mb-0.5 flex items-center gap-1.5 font-semibold text-xs">
            <Icon name="lock" className="size-3" />
            {note.author}’s note, not sent
          </p>
          {note.text}
        </div>
        {reply && (
          <p className="ml-6 rounded-inner bg-signal px-3 py-2 text-surface forced-colors:border">{reply}</p>
        )}
        <p className="mt-auto flex items-center rounded-full border border-line py-1 pr-1 pl-3.5 text-muted text-xs">
          <span className="flex-1">Write a reply</span>
          <IconDisc name="send" className="size-6 bg-ink text-paper *:size-3" />
        </p>
      </div>
    </div>
  );
}

/** A team's inbox: conversations with their channel and assignee, one of them open. */
export default function SharedInbox(props: SharedInboxVisual) {
  const { inbox, threads, assignment } = props;
  const unread = threads.filter((thread) => thread.isUnread).length;
  return (
    <VisualFrame
      label={`The shared inbox of ${inbox} with ${threads.length} conversations, ${unread} of them unread. ${threads[0]?.name}'s is open: ${assignment}.`}
    >
      <WindowBar icon="inbox" title={inbox} fact={`${unread} unread`} />
      <div className="flex">
        <ul className="shrink-0 divide-y divide-line bg-paper @md:w-[11.75rem]">
          {threads.map((thread, index) => (
            <ThreadRow key={thread.name} thread={thread} isOpen={index === 0} />
          ))}
        </ul>
        <OpenThread {...props} />
      </div>
    </VisualFrame>
  );
}
