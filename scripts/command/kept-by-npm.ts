import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

/** npm hands on `--held-out` as `npm_config_held_out`, and a value that follows after a space as an argument. */
const keptValue = ({ long = "" }: Pick<Option, "long">, env: NodeJS.ProcessEnv): string | undefined =>
  env[`npm_config_${long.slice(2).replaceAll("-", "_")}`];

/**
 * Finds options that npm has taken for its own, since they were typed without `--` before them. The command would run
 * as if nobody had typed them.
 *
 * @param args what npm has handed on
 * @returns the command line that was meant, or undefined when npm has kept nothing of ours
 */
export function keptByNpm(
  declared: CommandUnknownOpts,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  // Commands that this one starts get npm's environment too; what was typed was not meant for them.
  if (!env.npm_lifecycle_event || !declared.name().endsWith(` ${env.npm_lifecycle_event} --`))
    return undefined;
  const rest = [...args];
  const options = declared.options.flatMap((option) => {
    const value = keptValue(option, env);
    if (!value || !option.long) return [];
    if (option.isBoolean()) return [option.long];
    if (value !== "true") return [option.long, value];
    const index = rest.findLastIndex((arg) => option.argChoices?.includes(arg) ?? true);
    return [option.long, ...(index < 0 ? [`<${option.name()}>`] : rest.splice(index, 1))];
  });
  return options.length > 0 ? [declared.name(), ...rest, ...options].join(" ") : undefined;
}
