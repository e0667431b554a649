import { Command, CommanderError, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { runCommand, WrongCall } from "../user-error";
import { endWithParent } from "./end-with-parent";
import { keptByNpm } from "./kept-by-npm";

/** A command's script as a function: `root` is the project's folder, `args` what stands after the script's name. */
export type Main = (root: string, args: string[]) => Promise<void>;

/** Commander's sentences begin with this. */
const PREFIX = /^error: /;
const SUGGESTION = /\n\((Did you mean .*\?)\)$/;

/**
 * Begins the declaration of a command; its arguments, options and action are added by commander's own methods. What it
 * needs for its work is imported in the action, so that help and refusals come at once.
 *
 * @param call what a person types, such as `npm run check`
 * @param purpose what it does, in a sentence or two
 * @param examples what may stand after `call -- `
 */
export function command(call: string, purpose: string, ...examples: string[]) {
  const lines = examples.map((example) => `\n  ${call} -- ${example}`);
  return new Command(`${call} --`)
    .description(purpose)
    .helpOption("--help", "explain this command, and start nothing")
    .addHelpText("after", lines.length > 0 ? `\nExamples:${lines.join("")}` : "")
    .exitOverride()
    .configureOutput({ outputError: () => {} });
}

/** What is wrong with a call, in a sentence; undefined for a fault of another kind. */
function sentenceOf(fault: unknown, { args, registeredArguments }: CommandUnknownOpts): string | undefined {
  if (fault instanceof WrongCall) return fault.message;
  if (!(fault instanceof CommanderError)) return undefined;
  if (fault.code === "commander.excessArguments")
    return `"${args[registeredArguments.length]}" is one argument too many.`;
  const text = fault.message.replace(PREFIX, "").replaceAll("'", '"');
  const suggestion = SUGGESTION.exec(text)?.[1];
  const sentence = text.replace(SUGGESTION, "").replace(/\.?$/, ".");
  return [sentence.replace(/^./, (letter) => letter.toUpperCase()), suggestion].filter(Boolean).join(" ");
}

/**
 * Makes the function of a script from its command: it reads the command line and does what the action says. Help is
 * printed, and that is all. It throws WrongCall on an unknown option, a missing or stray argument, or a value that is
 * not allowed.
 *
 * @param declare the command for the project in a folder
 */
export function program(declare: (root: string) => CommandUnknownOpts): Main {
  return async (root, args) => {
    const declared = declare(root);
    try {
      const meant = keptByNpm(declared, args);
      if (meant) throw new WrongCall(`npm keeps options for itself. Write -- before them: ${meant}`);
      await declared.parseAsync(args, { from: "user" });
    } catch (fault) {
      if (fault instanceof CommanderError && fault.exitCode === 0) return;
      const sentence = sentenceOf(fault, declared);
      if (sentence === undefined) throw fault;
      throw new WrongCall(`${sentence}\nWhat it takes: ${declared.name()} --help`);
    }
  };
}

/**
 * Runs a command when its file is the program, as npm starts it; a file that is imported does nothing.
 *
 * @param file `import.meta.filename`
 * @param root the project's folder
 */
export async function runAsProgram(file: string, main: Main, root = process.cwd()): Promise<void> {
  if (file !== process.argv[1]) return;
  // A signal to npm ends npm and its shell, which passes nothing on.
  if (process.env.npm_lifecycle_event) endWithParent();
  // Who reads a pipe, such as head, may have seen enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await runCommand(() => main(root, process.argv.slice(2)));
  } catch (error) {
    // Thrown on, it could end with code 0, or not at all: Vike listens to uncaught errors, and Vite holds handles open.
    console.error(error);
    process.exit(1);
  }
}

/** Folder whose `pages/` and `data/` are meant. */
export const contentRoot = (root = process.cwd()): string => process.env.PINGO_ROOT ?? root;
