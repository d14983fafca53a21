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
        const frames = new Map();
        for (const frame of document.querySelectorAll('.weft-mark')) {
          frames.set(frame.dataset.mark, frame);
        }

        function mark(name, id) {
          marked.get(name)?.forEach(link => link.removeAttribute(name));
          marked.set(name, links.get(id));
          marked.get(name)?.forEach(link => link.setAttribute(name, 'true'));
          // The node's own outline may be covered by its subnodes.
          const link = links.get(id)?.find(link => link.matches('.drawing a'));
          const box = link?.firstElementChild.getBBox();
          for (const side of ['x', 'y', 'width', 'height']) {
            frames.get(name).setAttribute(side, box?.[side] ?? 0);
          }
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

        // Another click at the same place leads to the supernode, which may be covered.
        let picked, reached;
        document.querySelector('.drawing').addEventListener('click', event => {
          const id = event.target.closest('a')?.getAttribute('href');
          if (!id) return;
          const supernode = document.querySelector(`${chosen()} dl a`);
          const isAgain = id === picked && chosen() === reached && supernode;
          [picked, reached] = [id, isAgain ? supernode.hash : id];
          if (!isAgain) return;
          event.preventDefault();
          location.replace(reached);
        });

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
