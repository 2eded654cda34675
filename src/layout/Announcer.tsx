import { useStore } from 'zustand';
import { useShop } from '#stores/use-shop.ts';

/** The live region of the whole app. It stays mounted during navigation: a new live region is not announced. */
export function Announcer() {
  const { text, count } = useStore(useShop().announcer.state);
  return (
    <div className="visually-hidden" role="status">
      <span key={count}>{text}</span>
    </div>
  );
}
