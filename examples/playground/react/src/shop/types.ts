export type Category = 'kitchen' | 'living' | 'bath' | 'garden';

export interface Product {
  id: string;
  name: string;
  maker: string;
  category: Category;
  /** In cents. */
  price: number;
  /** Pieces that the shop window says are left. */
  stock: number;
  about: string;
  colours: string[];
  tint: string;
}

export interface CartLine {
  productId: string;
  quantity: number;
  giftWrap?: boolean;
  colour?: string;
}

export interface Cart {
  lines: CartLine[];
  /** The discount code in use, and what it takes off, in percent. */
  discount: { code: string; percent: number } | null;
}

export type OrderStatus = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Return asked';

export interface Order {
  id: string;
  placed: string;
  items: { name: string; quantity: number; price: number }[];
  status: OrderStatus;
  /** What was taken off, in cents. */
  discount?: number;
  delivery?: string;
  comingBack?: ReturnRequest;
}

export interface ReturnRequest {
  reason: string;
  instead: string;
  comments: string;
}

export interface Address {
  street: string;
  postcode: string;
  city: string;
  phone: string;
  billing: boolean;
}

export interface Account {
  name: string;
  email: string;
  address: Address;
  deleted: boolean;
}
