import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

/** npm passes `--held-out` on as `npm_config_held_out`, and a value that follows after a space as an argument. */
const consumedValue = ({ long = "" }: Pick<Option, "long">, env: NodeJS.ProcessEnv): string | undefined =>
  env[`npm_config_${long.slice(2).replaceAll("-", "_")}`];

/**
 * Detects options that npm has consumed because `--` was missing before them. The command would run without them.
 *
 * @param args arguments that npm has passed on
 * @returns the intended command line, or undefined if npm has consumed no option of the command
 */
export function intendedCall(
  declared: CommandUnknownOpts,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  // Commands that this one starts inherit npm's environment, but the options were not meant for them.
  if (!env.npm_lifecycle_event || !declared.name().endsWith(` ${env.npm_lifecycle_event} --`))
    return undefined;
  const rest = [...args];
  const options = declared.options.flatMap((option) => {
    const value = consumedValue(option, env);
    if (!value || !option.long) return [];
    if (option.isBoolean()) return [option.long];
    if (value !== "true") return [option.long, value];
    const index = rest.findLastIndex((arg) => option.argChoices?.includes(arg) ?? true);
    return [option.long, ...(index < 0 ? [`<${option.name()}>`] : rest.splice(index, 1))];
  });
  return options.length > 0 ? [declared.name(), ...rest, ...options].join(" ") : undefined;
}
