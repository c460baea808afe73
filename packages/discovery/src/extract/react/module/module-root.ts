import type { File } from '@babel/types';

import type { HandlerFacts, TemplateNode, Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { nameOfFile, type Module } from './module.js';
import { nodesOfValue } from '../values/nodes-of-value.js';

/** Makes a component of markup that is passed to calls at the top level or in plain functions. The file names it. */
export function addModuleRoot(ast: File, module: Module): void {
  const { reader, constants } = module;
  const root = [...renderedBy(reader.frame.does), ...Object.values(constants).flatMap(renderedByFunction)];
  if (root.length === 0) return;
  const at = root[0]?.at ?? sourceAt(ast, reader);
  module.components.push({ name: nameOfFile(module), at, props: { names: [] }, locals: {}, states: [], root });
}

function renderedByFunction(value: Value): TemplateNode[] {
  return value.kind === 'function' ? renderedBy(value.does) : [];
}

/** Returns the markup that is passed to calls, callbacks included. */
function renderedBy(does: HandlerFacts): TemplateNode[] {
  return does.calls.flatMap((call) =>
    call.args.flatMap((argument) =>
      argument.kind === 'markup'
        ? nodesOfValue(argument)
        : argument.kind === 'function'
          ? [...(argument.returns ?? []), ...renderedBy(argument.does)]
          : [],
    ),
  );
}
