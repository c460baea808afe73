import type { FunctionValue, HandlerFacts, Value } from '../../facts/facts.js';
import type { ElementLookup } from './element-lookup.js';
import type { Found, ScriptScope } from './script-scope.js';

export type Call = HandlerFacts['calls'][number];

/** The actions of a visitor at each part of the code, before the parts inside it. */
export interface ScriptVisitor {
  calls(calls: readonly Call[], scope: ScriptScope): void;
  /** Runs after the parts inside the call. */
  leaveCall?(call: Call, scope: ScriptScope): void;
  reference?(value: Extract<Value, { kind: 'reference' }>, scope: ScriptScope): void;
  assign?(assign: HandlerFacts['assigns'][number], scope: ScriptScope): void;
  locals?(locals: Record<string, Value>, scope: ScriptScope): void;
}

/** The elements that calls pass to the parameters of functions. */
export type ElementParams = Map<FunctionValue, Map<string, Found>>;

/**
 * Walks the actions of a page's scripts, nested functions included. Visits each action once, with the names around the
 * action.
 */
export class ScriptWalk {
  private readonly seen = new Set<Value>();
  private readonly lookup: ElementLookup;
  private readonly params: ElementParams;
  private readonly visitor: ScriptVisitor;

  constructor(lookup: ElementLookup, params: ElementParams, visitor: ScriptVisitor) {
    this.lookup = lookup;
    this.params = params;
    this.visitor = visitor;
  }

  body(does: HandlerFacts, locals: Record<string, Value>, scope: ScriptScope): void {
    this.visitor.calls(does.calls, scope);
    for (const call of does.calls) this.call(call, scope);
    for (const assign of does.assigns) {
      this.value(assign.value, scope);
      this.visitor.assign?.(assign, scope);
    }
    this.visitor.locals?.(locals, scope);
    for (const value of Object.values(locals)) this.value(value, scope);
  }

  private call(call: Call, scope: ScriptScope): void {
    const found = this.lookup.receiver(call.callee, call.on, scope);
    const isEach = /^(?:forEach|each|map)$/.test(call.callee.at(-1) ?? '') && found !== null && found.isPage !== true;
    for (const argument of call.args) {
      if (argument.kind !== 'function' || !isEach) this.value(argument, scope);
      else {
        const item: Found = { elements: found.elements };
        this.function(argument, scope, [
          [argument.params[0] ?? '', item],
          ['this', item],
        ]);
      }
    }
    if (call.on !== undefined) this.value(call.on, scope);
    this.visitor.leaveCall?.(call, scope);
  }

  private value(value: Value, scope: ScriptScope): void {
    switch (value.kind) {
      case 'function':
        this.function(value, scope, []);
        return;
      case 'object':
        for (const { value: member } of value.entries) this.value(member, { names: { this: value }, outer: scope });
        return;
      case 'array':
        for (const item of value.items) this.value(item, scope);
        return;
      case 'choice':
        for (const option of value.options) this.value(option, scope);
        return;
      case 'template':
        for (const part of value.parts) this.value(part, scope);
        return;
      case 'call':
        if (this.seen.has(value)) return;
        this.seen.add(value);
        this.call(value, scope);
        return;
      case 'reference':
        this.visitor.reference?.(value, scope);
        return;
      case 'literal':
      case 'markup':
      case 'unknown':
        return;
    }
  }

  private function(value: FunctionValue, outer: ScriptScope, items: [string, Found][]): void {
    if (this.seen.has(value)) return;
    this.seen.add(value);
    const found = new Map([...items, ...(this.params.get(value) ?? [])]);
    const hidden = value.params.map((param): [string, Value] => [param, { kind: 'unknown', at: value.at }]);
    const scope: ScriptScope = { names: { ...Object.fromEntries(hidden), ...value.locals }, found, outer };
    this.body(value.does, value.locals ?? {}, scope);
    if (value.result !== undefined) this.value(value.result, scope);
  }
}
