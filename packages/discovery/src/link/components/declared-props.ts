import type { ComponentFacts } from '../../extract/facts/facts.js';
import { eventProp } from '../../extract/script/event-prop.js';

/** Returns the props that a component declares, with the handlers of its declared events. */
export function declaredProps(component: ComponentFacts): string[] {
  return [...component.props.names.map(({ prop }) => prop), ...(component.emits ?? []).map(eventProp)];
}
