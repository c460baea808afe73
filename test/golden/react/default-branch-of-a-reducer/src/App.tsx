import { Provider, useDispatch, useSelector } from 'react-redux';
import { clear, setLanguage } from './actions';
import { store } from './store';

/** A reducer with work in its default branch runs at each action. This work is no effect of one of them. */
function Shelf() {
  const shown = useSelector((state) => state.books.shown);
  const dispatch = useDispatch();
  return (
    <main>
      <button onClick={() => dispatch(setLanguage('en'))}>En</button>
      <button onClick={() => dispatch(setLanguage('de'))}>De</button>
      <button onClick={() => dispatch(clear())}>Clear</button>
      {shown && (
        <section>
          <h2>Books</h2>
          <button onClick={() => window.print()}>Print</button>
        </section>
      )}
    </main>
  );
}

export default function App() {
  return (
    <Provider store={store}>
      <Shelf />
    </Provider>
  );
}
