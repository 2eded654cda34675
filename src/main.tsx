import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { followAddress, usePath } from '#browser/address.ts';
import { randomSeed } from '#browser/random-seed.ts';
import { rememberScroll } from '#browser/scroll-memory.ts';
import { safeLocalStorage } from '#browser/storage.ts';
import { chooseStart } from '#domain/start.ts';
import { App } from '#shell/App.tsx';
import { aroundNavigation } from '#shell/navigation.ts';
import { pageTurner } from '#shell/turn-page.ts';
import { createShop } from '#stores/shop.ts';
import { ShopContext } from '#stores/use-shop.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/no-script.css';
import { routeOf } from './routes.ts';

const base = import.meta.env.BASE_URL;
const route = routeOf(location.pathname, base);
const start = chooseStart(location.search, route.page === 'product' ? route.id : null, randomSeed);
for (const param of start.unusable) {
  console.warn(`The address's "${param}" is not usable and is ignored.`);
}

const shop = createShop({ start, base, storage: safeLocalStorage(), now: () => new Date() });
if (route.page === 'products') shop.search.begin();
rememberScroll();
followAddress(pageTurner(base), () => {
  shop.cart.leavePage();
  shop.search.settle();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <ShopContext value={shop}>
      <Router hook={usePath} base={base.replace(/\/$/, '')} aroundNav={aroundNavigation(shop)}>
        <App />
      </Router>
    </ShopContext>
  </StrictMode>,
);
