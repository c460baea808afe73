import { type GroundTruthMap, integrityOf } from '@webmcp/contract';

/**
 * Returns the map with the old name of each renamed tool as an alias. A client that knows the old name still calls the tool.
 * The next run keeps an alias. A run with `--rename` drops the alias of a tool whose name it leaves alone. A name that
 * another tool has now is no alias.
 * @param previous the map of an earlier run
 * @param isRenaming true for a run that names the tools anew
 */
export function withAliases(
  map: GroundTruthMap,
  previous: GroundTruthMap | undefined,
  isRenaming: boolean,
): GroundTruthMap {
  if (previous === undefined || integrityOf(previous) !== previous.integrity) return map;
  const before = new Map(previous.tools.map((tool) => [tool.id, tool]));
  const taken = new Set(map.tools.map(({ name }) => name));
  const tools = map.tools.map((tool) => {
    const { aliases: _, ...bare } = tool;
    const earlier = before.get(tool.id);
    const old = earlier === undefined || earlier.name === tool.name ? undefined : earlier.name;
    const kept = isRenaming ? [] : (earlier?.aliases ?? []);
    const aliases = (old === undefined ? kept : [old]).filter((name) => !taken.has(name));
    for (const alias of aliases) taken.add(alias);
    return aliases.length === 0 ? bare : { ...bare, aliases };
  });
  const { integrity: _, ...rest } = map;
  const changed = { ...rest, tools };
  return { ...changed, integrity: integrityOf(changed) };
}
