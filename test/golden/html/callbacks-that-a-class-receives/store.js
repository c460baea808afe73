export class Store {
  set(id, name) {
    localStorage.setItem(id, name);
  }
  remove(id) {
    localStorage.removeItem(id);
  }
}
