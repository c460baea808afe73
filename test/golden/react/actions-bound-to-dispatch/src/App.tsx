import Cart from './Cart';
import { useActions } from './useActions';

export default function App() {
  const { openCart } = useActions();
  return (
    <main>
      <button onClick={openCart}>Show cart</button>
      <Cart />
    </main>
  );
}
