import { useStore } from 'zustand';
import { useShop } from '#stores/use-shop.ts';

/** Where screen readers are told what has no visible line. It stays in place while pages come and go. */
export function Announcer() {
  const { text, count } = useStore(useShop().announcer);
  return (
    <div className="visually-hidden" role="status">
      <span key={count}>{text}</span>
    </div>
  );
}
