/** Stands in for Google's script: the parts that the application uses, as its reference describes them. */
(() => {
  const maps = window.google.maps;
  const scale = (zoom) => 256 * 2 ** zoom;
  const boundsOf = ({ center, zoom }) => {
    const width = (800 / scale(zoom)) * 360;
    const height = ((400 / scale(zoom)) * 360 * Math.cos((center.lat * Math.PI) / 180)) / 2;
    return {
      west: center.lng - width / 2,
      east: center.lng + width / 2,
      south: center.lat - height,
      north: center.lat + height,
    };
  };

  class Listening {
    listeners = new Map();
    addListener(name, listener) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return { remove: () => this.listeners.delete(name) };
    }
    tell(name) {
      for (const listener of this.listeners.get(name) ?? []) listener();
    }
  }

  class StandInMap extends Listening {
    constructor(element, options) {
      super();
      this.element = element;
      this.options = options;
      this.view = { center: options.center, zoom: options.zoom };
      maps.opened = this;
      if (maps.rejectsKey) setTimeout(() => window.gm_authFailure?.(), 0);
      else setTimeout(() => this.tell('idle'), 0);
    }
    moveCamera({ center = this.view.center, zoom = this.view.zoom }) {
      this.view = { center, zoom: Math.min(zoom, this.options.maxZoom) };
      setTimeout(() => this.tell('idle'), 0);
    }
    getCenter = () => ({ toJSON: () => this.view.center });
    getBounds = () => ({ toJSON: () => boundsOf(this.view) });
    getZoom = () => this.view.zoom;
  }

  class InfoWindow extends Listening {
    element = document.createElement('div');
    setContent(content) {
      const close = document.createElement('button');
      close.textContent = 'Close';
      close.onclick = () => {
        this.close();
        this.tell('closeclick');
      };
      this.content = content;
      this.element.replaceChildren(content, close);
    }
    getContent = () => this.content;
    setPosition() {}
    open({ map }) {
      map.element.append(this.element);
      setTimeout(() => this.tell('domready'), 0);
    }
    close() {
      this.element.remove();
    }
  }

  class Circle {
    constructor({ map, radius }) {
      this.element = document.createElement('i');
      this.element.className = 'map-around';
      this.element.dataset.radius = radius;
      map.element.append(this.element);
    }
    setMap() {
      this.element.remove();
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    constructor(options) {
      super();
      Object.assign(this, options);
      this.tabIndex = 0;
      this.setAttribute('role', 'button');
      const press = () => this.dispatchEvent(new Event('gmp-click'));
      this.addEventListener('click', press);
      this.addEventListener('keydown', ({ key }) => key === 'Enter' && press());
    }
    set map(map) {
      if (map) map.element.append(this);
      else this.remove();
    }
    set title(title) {
      this.setAttribute('aria-label', title);
    }
    get title() {
      return this.getAttribute('aria-label');
    }
  }
  if (!customElements.get('gmp-advanced-marker')) customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

  class AutocompleteSessionToken {}
  const suggested = [
    { text: '12 Hill Street, Parramatta NSW', location: { lat: -33.815, lng: 151.001 } },
    { text: 'Hill Street, nowhere in particular', location: null },
  ];
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request) {
      maps.asked = [...(maps.asked ?? []), request];
      if (maps.suggestionsFail) throw new Error('Places is not enabled.');
      return {
        suggestions: suggested.map(({ text, location }) => ({
          placePrediction: {
            placeId: text,
            text: { toString: () => text },
            mainText: { toString: () => text.split(', ')[0] },
            secondaryText: { toString: () => text.split(', ')[1] },
            toPlace: () => ({
              formattedAddress: `${text} 2150, Australia`,
              location: location && { toJSON: () => location },
              fetchFields: async () => undefined,
            }),
          },
        })),
      };
    },
  };

  const libraries = {
    maps: { Map: StandInMap, InfoWindow, Circle },
    marker: { AdvancedMarkerElement: customElements.get('gmp-advanced-marker') },
    places: { AutocompleteSuggestion, AutocompleteSessionToken },
  };
  maps.Map = StandInMap;
  maps.importLibrary = async (name) => libraries[name];
  maps.__ib__();
})();
