import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import * as api from './api';
import type { Account, Address, CartLine, Order, Product } from './types';

interface Shop {
  loading: boolean;
  products: Product[];
  cart: CartLine[];
  orders: Order[];
  account: Account | null;
  addToCart: (product: Product) => Promise<void>;
  setQuantity: (productId: string, quantity: number) => Promise<void>;
  removeFromCart: (productId: string) => Promise<void>;
  placeOrder: () => Promise<Order>;
  cancelOrder: (id: string) => Promise<Order>;
  saveAddress: (address: Address) => Promise<void>;
  deleteAccount: () => Promise<void>;
  restoreAccount: () => Promise<void>;
}

const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider around it');
  return shop;
}

export function ShopProvider({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState(true);
  const [products, setProducts] = useState<Product[]>([]);
  const [cart, setCart] = useState<CartLine[]>([]);
  const [orders, setOrders] = useState<Order[]>([]);
  const [account, setAccount] = useState<Account | null>(null);

  useEffect(() => {
    let stale = false;
    async function load() {
      const [allProducts, allLines, allOrders, theAccount] = await Promise.all([
        api.fetchProducts(),
        api.fetchCart(),
        api.fetchOrders(),
        api.fetchAccount(),
      ]);
      if (stale) return;
      setProducts(allProducts);
      setCart(allLines);
      setOrders(allOrders);
      setAccount(theAccount);
      setLoading(false);
    }
    void load();
    return () => {
      stale = true;
    };
  }, []);

  const shop: Shop = {
    loading,
    products,
    cart,
    orders,
    account,
    addToCart: async (product) => setCart(await api.addToCart(product.id)),
    setQuantity: async (productId, quantity) => setCart(await api.setQuantity(productId, quantity)),
    removeFromCart: async (productId) => setCart(await api.removeFromCart(productId)),
    placeOrder: async () => {
      const order = await api.placeOrder();
      setOrders((before) => [order, ...before]);
      setCart([]);
      return order;
    },
    cancelOrder: async (id) => {
      const cancelled = await api.cancelOrder(id);
      setOrders((before) => before.map((order) => (order.id === id ? cancelled : order)));
      return cancelled;
    },
    saveAddress: async (address) => setAccount(await api.saveAddress(address)),
    deleteAccount: async () => setAccount(await api.deleteAccount()),
    restoreAccount: async () => setAccount(await api.restoreAccount()),
  };

  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
