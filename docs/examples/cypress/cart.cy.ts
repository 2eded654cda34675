// `baseUrl` in cypress.config: http://127.0.0.1:4173/rivulet

const firstButton = () => cy.get('article[data-product]').first().find('button');

describe('Rivulet', () => {
  it('adds a product from the home page to the cart', () => {
    cy.visit('/?seed=7');
    cy.get('html[data-page]');
    firstButton().click();
    cy.contains('a', 'Go to Cart').click();
    cy.get('h1').should('have.text', 'Your Cart');
    cy.get('[data-total]').should('have.text', '$170.00');
  });

  it('shows “Added!” for one second', () => {
    cy.clock();
    cy.visit('/?seed=7');
    cy.get('html[data-page]');
    firstButton().click();
    firstButton().should('have.text', 'Added!').and('be.disabled');
    cy.tick(1000);
    firstButton().should('have.text', 'Add to Cart');
  });
});
