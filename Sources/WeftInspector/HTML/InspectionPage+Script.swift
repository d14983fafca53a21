extension InspectionPage {
    /// The JavaScript that marks nodes and handles keys. Without it, the links still show the
    /// nodes.
    static let script =
        """
        // Marks the chosen node and the one under the pointer, in the drawing and in the hierarchy.
        const links = new Map();
        for (const link of document.querySelectorAll('.drawing a, nav a')) {
          const id = link.getAttribute('href');
          links.set(id, [...(links.get(id) ?? []), link]);
        }
        const rows = [...document.querySelectorAll('nav a')];
        const marked = new Map();

        function mark(name, id) {
          marked.get(name)?.forEach(link => link.removeAttribute(name));
          marked.set(name, links.get(id));
          marked.get(name)?.forEach(link => link.setAttribute(name, 'true'));
        }

        function chosen() {
          return links.has(location.hash) ? location.hash : '#node-0';
        }

        function choose() {
          mark('aria-current', chosen());
          // Unless a node was chosen the page shows its top; what the pointer is at stays there.
          const elsewhere = links.get(location.hash)?.filter(link => !link.matches(':hover'));
          // A row is as wide as the list: its name counts.
          elsewhere?.forEach(link => link.firstElementChild.scrollIntoView({ block: 'nearest' }));
        }

        addEventListener('hashchange', choose);
        choose();

        document.addEventListener('mouseover', event => {
          mark('data-hover', event.target.closest('.drawing a, nav a')?.getAttribute('href'));
        });

        // Up and down lead along the hierarchy, left to the supernode.
        document.addEventListener('keydown', event => {
          const index = rows.indexOf(document.querySelector('nav [aria-current]'));
          const supernode = document.querySelector(`${chosen()} dl a`);
          const next = {
            ArrowUp: rows[index - 1], ArrowDown: rows[index + 1], ArrowLeft: supernode,
          }[event.key];
          if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          location.replace(next.hash);
        });
        """
}
