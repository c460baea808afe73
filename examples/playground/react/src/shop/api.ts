import type { CheckoutValues, Registration } from './schemas';
import * as seed from './seed';
import type { Account, Address, Cart, CartLine, Order, Product, ReturnRequest } from './types';

/**
 * The shop's server, in the page: everything lives until the next reload. It takes its time, and what it refuses depends
 * on what it is asked for, never on chance.
 */
const store = structuredClone({ cart: seed.cart, orders: seed.orders, account: seed.account });
let nextOrder = 1042;
const returnDays = 60;

declare global {
  interface Window {
    /** What the shop's server holds, for whoever looks at the page from outside. */
    playground?: unknown;
  }
}
window.playground = store;

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

export function fetchCart(): Promise<Cart> {
  return answer(store.cart);
}

export function fetchOrders(): Promise<Order[]> {
  return answer(store.orders);
}

export function fetchAccount(): Promise<Account> {
  return answer(store.account);
}

/** Why the shop cannot have this many of a product in a cart; undefined where it can. */
function shortage(productId: string, quantity: number): string | undefined {
  const product = seed.products.find((one) => one.id === productId);
  if (!product) return 'We do not sell that any more';
  if (seed.soldMeanwhile.includes(productId)) return `${product.name} was sold a moment ago`;
  return quantity > product.stock ? `Only ${product.stock} of ${product.name} are left` : undefined;
}

export function addToCart({ productId, quantity, ...wishes }: CartLine): Promise<Cart> {
  const line = store.cart.lines.find((one) => one.productId === productId);
  const short = shortage(productId, (line?.quantity ?? 0) + quantity);
  if (short) return refuse(short);
  if (line) Object.assign(line, wishes, { quantity: line.quantity + quantity });
  else store.cart.lines.push({ productId, quantity, ...wishes });
  return answer(store.cart);
}

export function setQuantity({ productId, quantity }: CartLine): Promise<Cart> {
  const short = shortage(productId, quantity);
  if (short) return refuse(short);
  const line = store.cart.lines.find((one) => one.productId === productId);
  if (line) line.quantity = quantity;
  return answer(store.cart, 120);
}

export function removeFromCart(productId: string): Promise<Cart> {
  store.cart.lines = store.cart.lines.filter((one) => one.productId !== productId);
  return answer(store.cart);
}

export function applyDiscount(code: string): Promise<Cart> {
  const found = seed.discountCodes[code.trim().toUpperCase()];
  if (!found) return refuse('We do not know this code', 'code');
  if ('refused' in found) return refuse(found.refused, 'code');
  store.cart.discount = { code: code.trim().toUpperCase(), percent: found.percent };
  return answer(store.cart, 250);
}

export function placeOrder(checkout: CheckoutValues): Promise<Order> {
  const items = store.cart.lines.map(({ productId, quantity }) => {
    const product = seed.products.find((one) => one.id === productId)!;
    return { name: product.name, quantity, price: product.price };
  });
  const full = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  const discount = Math.round((full * (store.cart.discount?.percent ?? 0)) / 100);
  if (checkout.payment === 'gift-card') {
    const left = seed.giftCards[checkout.giftCard];
    if (left === undefined) return refuse('We do not know this gift card', 'giftCard');
    if (left < full - discount) return refuse('There is not enough left on this gift card', 'giftCard');
  }
  const order: Order = {
    id: `HL-${nextOrder++}`,
    placed: seed.today,
    items,
    status: 'Processing',
    delivery: `${checkout.delivery}, to ${checkout.street}, ${checkout.postcode} ${checkout.city}`,
    ...(discount > 0 ? { discount } : {}),
  };
  store.orders = [order, ...store.orders];
  store.cart = { lines: [], discount: null };
  return answer(order, 400);
}

export function cancelOrder(id: string): Promise<Order> {
  const order = store.orders.find((one) => one.id === id);
  if (!order) return refuse(`There is no order ${id}`);
  if (order.status !== 'Processing') return refuse(`Order ${id} is already ${order.status.toLowerCase()}`);
  order.status = 'Cancelled';
  return answer(order, 300);
}

export function requestReturn({ id, ...request }: ReturnRequest & { id: string }): Promise<Order> {
  const order = store.orders.find((one) => one.id === id);
  if (!order) return refuse(`There is no order ${id}`);
  const days = (Date.parse(seed.today) - Date.parse(order.placed)) / 86_400_000;
  if (days > returnDays) return refuse(`Order ${id} is older than ${returnDays} days, so it cannot come back`);
  order.status = 'Return asked';
  order.comingBack = request;
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

export function inviteFriend({
  email,
  message,
}: {
  email: string;
  message: string;
}): Promise<{ email: string; message: string }> {
  if (email.toLowerCase() === store.account.email) return refuse('That is your own address', 'email');
  return answer({ email, message }, 300);
}

export function changePassword({ current, next }: { current: string; next: string }): Promise<void> {
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
