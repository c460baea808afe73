/** One event of the bridge, as observers receive it. */
export interface BridgeEvent {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

/** The events that an observer can replay after a lost connection. */
const kept = 500;

/** Keeps the latest events and passes each new one to all observers. Events never contain tokens or arguments. */
export class EventLog {
  readonly #events: BridgeEvent[] = [];
  readonly #observers = new Set<(event: BridgeEvent) => void>();
  #last = 0;

  emit(event: string, data: Record<string, unknown>): void {
    const entry = { id: ++this.#last, event, data };
    this.#events.push(entry);
    if (this.#events.length > kept) this.#events.shift();
    for (const observer of this.#observers) observer(entry);
  }

  /** Lists the kept events after an id. */
  since(id: number): BridgeEvent[] {
    return this.#events.filter((event) => event.id > id);
  }

  /** Adds an observer. Returns a function that removes the observer. */
  observe(observer: (event: BridgeEvent) => void): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }
}
