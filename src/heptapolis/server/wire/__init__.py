"""What travels between server and clients: strict models, from which the OpenAPI document is made."""
