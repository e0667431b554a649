import { Command, CommanderError, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { runCommand, UsageError } from "../user-error";

/**
 * Detects options that npm has consumed because `--` was missing before them. The command would run without them. npm
 * passes `--held-out` on as `npm_config_held_out`.
 *
 * @returns a call with the consumed options in the right place; undefined if npm has consumed no option of the command
 */
export function intendedCall(
  declared: CommandUnknownOpts,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  // Commands that this one starts inherit npm's environment, but the options were not meant for them.
  if (!env.npm_lifecycle_event || !declared.name().endsWith(` ${env.npm_lifecycle_event} --`))
    return undefined;
  const consumed = declared.options.filter(
    ({ long }) => long && env[`npm_config_${long.slice(2).replaceAll("-", "_")}`],
  );
  return consumed.length > 0 ? [declared.name(), ...consumed.map(({ flags }) => flags)].join(" ") : undefined;
}

/** Interval at which the parent process is checked, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** Ends this process with SIGTERM once its parent process has ended: nobody waits for its result any more. */
function endWithParent(): void {
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, "SIGTERM");
  }, POLL_INTERVAL_MS).unref();
}

/** Matches the prefix of Commander's messages. */
const ERROR_PREFIX = /^error: /;
const SUGGESTION = /\n\((Did you mean .*\?)\)$/;

/**
 * Declares a command; its arguments, options and action are added with Commander's own methods. The action imports the
 * modules that it needs, so that help and usage errors appear at once.
 *
 * @param call command that a person types, such as `npm run check`
 * @param purpose description in a sentence or two
 * @param examples arguments that may follow `call -- `
 */
export function declareCommand(call: string, purpose: string, ...examples: string[]) {
  const lines = examples.map((example) => `\n  ${call} -- ${example}`);
  return new Command(`${call} --`)
    .description(purpose)
    .helpOption("--help", "show this help")
    .addHelpText("after", lines.length > 0 ? `\nExamples:${lines.join("")}` : "")
    .exitOverride()
    .configureOutput({ outputError: () => {} });
}

/** Returns a sentence that explains what is wrong with a call; undefined for other errors. */
function sentenceOf(fault: unknown, { args, registeredArguments }: CommandUnknownOpts): string | undefined {
  if (fault instanceof UsageError) return fault.message;
  if (!(fault instanceof CommanderError)) return undefined;
  if (fault.code === "commander.excessArguments")
    return `"${args[registeredArguments.length]}" is one argument too many.`;
  const text = fault.message.replace(ERROR_PREFIX, "").replaceAll("'", '"');
  const suggestion = SUGGESTION.exec(text)?.[1];
  const sentence = text.replace(SUGGESTION, "").replace(/\.?$/, ".");
  return [sentence.replace(/^./, (letter) => letter.toUpperCase()), suggestion].filter(Boolean).join(" ");
}

/** Runs the program of this process, and sets its exit code. */
async function runAsProgram(main: () => Promise<void>): Promise<void> {
  // A signal to npm ends npm and its shell, which does not forward it.
  if (process.env.npm_lifecycle_event) endWithParent();
  // The reader of a pipe, such as head, may close it early.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await runCommand(main);
  } catch (error) {
    // Rethrowing could end with code 0, or never: Vike handles uncaught errors, and Vite keeps handles open.
    console.error(error);
    process.exit(1);
  }
}

/** Folders of the code and of the content; the same unless `PINGO_ROOT` names another folder for the content. */
export interface Roots {
  code: string;
  /** Folder with `pages/` and `data/`. */
  content: string;
}

/**
 * Creates the main function of a script from its command, and runs it if Node was started with that script. The function
 * parses the arguments after the script's name and runs the action; for `--help` it only prints the help. It throws
 * UsageError on an unknown option, a missing or extra argument, or an invalid value.
 *
 * @param file `import.meta.filename`
 * @param declare returns the command for the project in these folders
 */
export async function defineMain(file: string, declare: (roots: Roots) => CommandUnknownOpts) {
  const main = async (root: string, args: string[]): Promise<void> => {
    const declared = declare({ code: root, content: process.env.PINGO_ROOT ?? root });
    try {
      const intended = intendedCall(declared);
      if (intended) throw new UsageError(`npm takes options for itself. Write -- before them: ${intended}`);
      await declared.parseAsync(args, { from: "user" });
    } catch (fault) {
      if (fault instanceof CommanderError && fault.exitCode === 0) return;
      const sentence = sentenceOf(fault, declared);
      if (sentence === undefined) throw fault;
      throw new UsageError(`${sentence}\nFor help: ${declared.name()} --help`);
    }
  };
  if (file === process.argv[1]) await runAsProgram(() => main(process.cwd(), process.argv.slice(2)));
  return main;
}
