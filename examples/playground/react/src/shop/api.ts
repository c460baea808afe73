import * as seed from './seed';
import type { Account, Address, CartLine, Order, Product, Registration } from './types';

/** The shop's server, in the page: everything lives until the next reload. */
const store = structuredClone({ cart: seed.cart, orders: seed.orders, account: seed.account });
let nextOrder = 1042;

export class ApiError extends Error {
  override name = 'ApiError';
  readonly field?: string;
  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

function answer<T>(value: T, delay = 180): Promise<T> {
  const copy = structuredClone(value);
  return new Promise((resolve) => setTimeout(() => resolve(copy), delay));
}

async function refuse(message: string, field?: string): Promise<never> {
  await answer(null, 250);
  throw new ApiError(message, field);
}

export function fetchProducts(): Promise<Product[]> {
  return answer(seed.products);
}

export function fetchCart(): Promise<CartLine[]> {
  return answer(store.cart);
}

export function fetchOrders(): Promise<Order[]> {
  return answer(store.orders);
}

export function fetchAccount(): Promise<Account> {
  return answer(store.account);
}

export function addToCart(productId: string): Promise<CartLine[]> {
  const line = store.cart.find((one) => one.productId === productId);
  if (line) line.quantity += 1;
  else store.cart.push({ productId, quantity: 1 });
  return answer(store.cart);
}

export function setQuantity(productId: string, quantity: number): Promise<CartLine[]> {
  const line = store.cart.find((one) => one.productId === productId);
  if (line) line.quantity = quantity;
  return answer(store.cart, 120);
}

export function removeFromCart(productId: string): Promise<CartLine[]> {
  store.cart = store.cart.filter((one) => one.productId !== productId);
  return answer(store.cart);
}

export function placeOrder(): Promise<Order> {
  const items = store.cart.map(({ productId, quantity }) => {
    const product = seed.products.find((one) => one.id === productId)!;
    return { name: product.name, quantity, price: product.price };
  });
  const order: Order = {
    id: `HL-${nextOrder++}`,
    placed: new Date().toISOString().slice(0, 10),
    items,
    status: 'Processing',
  };
  store.orders = [order, ...store.orders];
  store.cart = [];
  return answer(order, 400);
}

export function cancelOrder(id: string): Promise<Order> {
  const order = store.orders.find((one) => one.id === id);
  if (!order) return refuse(`There is no order ${id}`);
  if (order.status !== 'Processing') return refuse(`Order ${id} is already ${order.status.toLowerCase()}`);
  order.status = 'Cancelled';
  return answer(order, 300);
}

export function register(registration: Registration): Promise<Registration> {
  if (registration.email.toLowerCase() === store.account.email) {
    return refuse('There is already an account with this e-mail address', 'email');
  }
  return answer(registration, 350);
}

export function saveAddress(address: Address): Promise<Account> {
  store.account.address = address;
  return answer(store.account, 300);
}

export function inviteFriend(email: string, message: string): Promise<{ email: string; message: string }> {
  if (email.toLowerCase() === store.account.email) return refuse('That is your own address', 'email');
  return answer({ email, message }, 300);
}

export function changePassword(current: string, next: string): Promise<void> {
  if (current === next) return refuse('Choose a password that you have not used before', 'next');
  return answer(undefined, 300);
}

export function deleteAccount(): Promise<Account> {
  store.account.deleted = true;
  return answer(store.account, 350);
}

export function restoreAccount(): Promise<Account> {
  store.account.deleted = false;
  return answer(store.account, 350);
}
