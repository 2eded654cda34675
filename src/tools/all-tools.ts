import { addReview } from './add-review.ts';
import { addToCart } from './add-to-cart.ts';
import type { Tool } from './call/tool.ts';
import { checkOut } from './check-out.ts';
import { getProduct } from './get-product.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { searchProducts } from './search-products.ts';
import { setQuantity } from './set-quantity.ts';
import { viewCart } from './view-cart.ts';

/** Every tool of the shop, in the order in which a purchase needs them. */
export const ALL_TOOLS: readonly Tool[] = [
  searchProducts,
  getProduct,
  viewCart,
  addToCart,
  setQuantity,
  removeFromCart,
  checkOut,
  addReview,
];
