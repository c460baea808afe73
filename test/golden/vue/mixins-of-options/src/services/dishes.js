export const keep = (key, dishes) => localStorage.setItem(key, JSON.stringify(dishes));
