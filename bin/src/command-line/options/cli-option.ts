/** One option of the command line. `Value` is the type that a command reads. */
export interface CliOption<Value = unknown> {
  /** The name and its argument: `--root <dir>`. */
  flags: string;
  /** One line for `--help`, without a full stop. */
  description: string;
  /** Converts the text of one use. `before` is the value so far. @throws InvalidArgumentError */
  parse?(text: string, before: Value): Value;
  preset?: Value;
  /** Lists the only texts that the option accepts. */
  choices?: readonly string[];
  /** Names options that cannot be used with this one, as keys of the table. */
  conflicts?: readonly string[];
}

/** Declares one entry of the table of options with the type of its value. */
export function cliOption<Value>(entry: CliOption<Value>): CliOption<Value> {
  return entry;
}
