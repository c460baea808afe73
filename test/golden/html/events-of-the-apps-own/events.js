export const EVENTS = { edit: 'fern:edit', changed: 'fern:changed', removed: 'fern:removed', kept: 'fern:kept' };

// The name arrives as a parameter, and the event is made here.
export function raise(name, data) {
  document.dispatchEvent(new CustomEvent(name, { detail: { data } }));
}

class Bus {
  heard = {};

  on(name, listener) {
    (this.heard[name] ??= []).push(listener);
  }

  emit(name, data) {
    for (const listener of this.heard[name] ?? []) listener(data);
  }
}

export const bus = new Bus();
